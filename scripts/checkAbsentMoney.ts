import { absentMoney } from "./checks/absentMoney";

/** Part of `npm run check`: fails where 0 stands for money that is not known. */
const found = absentMoney();
for (const one of found) console.error(one);
if (found.length > 0)
  console.error("Show a placeholder for unknown money. Where no row means no money: nothingWhereAbsent.");
console.log(`Places where 0 stands for unknown money: ${found.length}`);
process.exit(found.length === 0 ? 0 : 1);
