import { makeAutoObservable, observableRef } from "mobx";
import type { Product } from "../../contract/catalogue/products";

/** A product of which a shopper wants one, and has not said which of its options. The shell asks. */
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
