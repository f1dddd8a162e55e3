import { absentMoney } from "./checks/absentMoney";
import { report } from "./checks/report";

/** Part of `npm run check`: fails where 0 stands for unknown money. */
report(
  absentMoney(),
  "Places where 0 stands for unknown money",
  "Show a placeholder for unknown money. Where no row means no money: nothingWhereAbsent.",
);
