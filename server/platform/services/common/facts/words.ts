import { spoken } from "../../../language/spoken";
import * as english from "./words.en";

export const words = await spoken(english, (code) => import(/* webpackMode: "eager" */ `./words.${code}.ts`));
