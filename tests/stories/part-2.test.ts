import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(2);
