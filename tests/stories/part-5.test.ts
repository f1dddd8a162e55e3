import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(5);
