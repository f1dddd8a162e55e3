import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeImport } from "#server/cli/commands/store/storeImport.ts";
import { terminal } from "#server/cli/terminal.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

onAnyEngine("an import that would hide more than a tenth of what is shown (ADR 32)", () => {
  it("is also refused when another import made it so after its approval, and is undone completely", async () => {
    const list = await exampleText("products.csv");
    const kiwi = (at: number) => `kiwi-${at},Kiwi ${at},fruits,,,KIWI-${at},1 pc,48,42,60,banana.png,0,yes,no,yes,,`;
    const withKiwis = `${list.trimEnd()}\n${Array.from({ length: 12 }, (_, at) => kiwi(at)).join("\n")}\n`;
    const { storeFolders } = shop.services;
    await storeFolders.import(await goodFolder({ "products.csv": list }), { who: "asha" });
    const other = await goodFolder({ "products.csv": withKiwis });
    const services = {
      ...shop.services,
      storeFolders: {
        export: (store: string) => storeFolders.export(store),
        import: async (...[read, options]: Parameters<typeof storeFolders.import>) => {
          const summary = await storeFolders.import(read, options);
          if (options.isDryRun) await storeFolders.import(other, { who: "somebody else" });
          return summary;
        },
      } as typeof storeFolders,
    };
    const read = {
      ...(await goodFolder({ "products.csv": list.replace(",480,420,25,", ",480,410,25,") })),
      pictures: [],
    };
    const io = { ...terminal(), ...recordingIo(), writeFile: async () => {}, progress: () => {} };
    const started = { path: "/my-shop", isDryRun: false, read };
    await expect(storeImport.run(services, { ...started, isSure: false }, io)).rejects.toThrow(
      "It hides 12 of the 17 variants that are shown (KIWI-0, KIWI-1, KIWI-2, KIWI-3, KIWI-4 …)",
    );
    const variant = async (sku: string) =>
      (await shop.db.orm.select().from(productVariants).where(eq(productVariants.sku, sku)))[0];
    expect(await variant("KIWI-3")).toMatchObject({ isVisible: true });
    expect(await variant("MANGO-1KG")).toMatchObject({ sellingPricePaise: 42_000 });
    expect(await storeImport.run(services, { ...started, isSure: true }, io)).toBe(0);
    expect(await variant("KIWI-3")).toMatchObject({ isVisible: false });
  });
});
