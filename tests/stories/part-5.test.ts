import { storiesOfPart } from "#tests/support/storiesOfPart.ts";

storiesOfPart(5);
