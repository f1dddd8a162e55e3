import { storiesOfPart } from "../support/storiesOfPart";

storiesOfPart(4);
