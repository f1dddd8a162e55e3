import { spoken } from "../../language/spoken";
import * as en from "./words.en";

export const words = spoken({ en });
