import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(1);
