import { makeAutoObservable, observableRef } from "mobx";
import type { Product } from "#contract/catalogue/products.ts";

/** A product whose variant the shopper still has to choose, in a dialog that the shell shows. */
export class OptionChoice {
  product: Product | undefined;

  constructor() {
    makeAutoObservable(this, { product: observableRef }, { autoBind: true });
  }

  ask(product: Product): void {
    this.product = product;
  }

  close(): void {
    this.product = undefined;
  }
}
