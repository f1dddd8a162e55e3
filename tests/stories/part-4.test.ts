import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(4);
