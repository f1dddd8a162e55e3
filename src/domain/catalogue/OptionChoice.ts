import { makeAutoObservable, observableRef } from "mobx";
import type { Product } from "#contract/catalogue/products.ts";

/** A product for which the shopper still has to choose a variant. The shell shows the dialog. */
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
