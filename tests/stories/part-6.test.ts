import { storiesOfPart } from "./storiesOfPart";

storiesOfPart(6);
