import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(3);
