import { spoken } from "../../../language/spoken";
import * as en from "./words.en";
import * as hi from "./words.hi";
import * as ur from "./words.ur";

export const words = spoken({ en, hi, ur });
