import type { Address, AddressBook } from "#contract/customers/addresses.ts";
import type { Cart, CartItem } from "#contract/sale/carts.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order, OrderItem } from "#contract/sale/orders.ts";
import type { WalletTransaction } from "#contract/sale/walletTransactions.ts";

export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    productId: "p-milk",
    productVariantId: "v-milk-500",
    productName: "Farm Fresh Toned Milk",
    sku: "MILK-500",
    thumbnail: "",
    mrp: 32,
    sellingPrice: 28.5,
    quantity: 2,
    weight: 500,
    weightUnit: "MILLILITRE",
    taxType: "INCLUSIVE",
    taxPercent: 5,
    isPriceChanged: false,
    insufficientStock: false,
    currentAvailableQuantity: 40,
    ...changes,
  };
}

export function cart(data: CartItem[], changes: Partial<Cart> = {}): Cart {
  return { id: "cart-1", data, ...totalsOf(data), ...changes };
}

export function cartItems(count: number): CartItem[] {
  return Array.from({ length: count }, (_, index) =>
    cartItem({
      productVariantId: `v-${index}`,
      productId: `p-${index}`,
      productName: `TileMaker item ${index + 1}`,
      quantity: (index % 3) + 1,
    }),
  );
}

export function address(changes: Partial<Address> = {}): Address {
  return {
    name: "Asha Menon",
    mobile: "9876543210",
    email: "asha@example.com",
    address: "14, Temple Road, Jayanagar 4th Block",
    city: "Bengaluru",
    landmark: "Opposite the post office",
    state: "Karnataka",
    country: "India",
    pin: "560011",
    addressType: "Home",
    ...changes,
  };
}

export function addressBook(addressList: Address[] = [address()], defaultAddressIndex = 0): AddressBook {
  return { addressList, defaultAddressIndex };
}

export function checkout(changes: Partial<Checkout> = {}): Checkout {
  const cartItems = changes.cartItems ?? [cartItem()];
  const totals = totalsOf(cartItems);
  return {
    id: "checkout-1",
    shippingAddress: address(),
    paymentMethod: "COD",
    cartItems,
    ...totals,
    shippingPrice: 30,
    finalPrice: totals.finalPrice + 30,
    ...changes,
  };
}

export function orderItem(changes: Partial<OrderItem> = {}): OrderItem {
  const { productId, productVariantId, thumbnail, productName, quantity, mrp, sellingPrice, weight, weightUnit } =
    cartItem();
  return {
    productId,
    productVariantId,
    thumbnail,
    productName,
    quantity,
    mrp,
    sellingPrice,
    weight,
    weightUnit,
    ...changes,
  };
}

export function order(changes: Partial<Order> = {}): Order {
  return {
    id: "order-1",
    orderNumber: "FB-001042",
    orderDate: "2026-03-05T09:30:00.000Z",
    orderState: "PLACED",
    stateReason: "",
    paymentMethod: "COD",
    paymentStatus: "PENDING",
    shippingAddress: address(),
    orderItems: [orderItem()],
    totalPrice: 64,
    totalDiscount: 7,
    couponDiscount: 0,
    shippingCharge: 30,
    tax: 0,
    finalPrice: 87,
    ...changes,
  };
}

export function walletTransaction(changes: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    dateTime: "2026-03-05T09:30:00.000Z",
    description: "Recharge by online payment",
    transactionAmount: 2500,
    transactionType: "CREDIT",
    status: "COMPLETED",
    ...changes,
  };
}

export const HOSTILE = `<img src=x onerror="alert(1)">"'&lt;script&gt;`;
export const LONG =
  "Extraordinarily Long Stone-Ground Whole Wheat Chakki Atta With Bran From Madhya Pradesh, Family Pack";

/** Adds in whole paise, because sums of decimal rupees are not exact. */
function totalsOf(data: CartItem[]) {
  const sum = (price: (item: CartItem) => number) =>
    data.reduce((paise, item) => paise + Math.round(price(item) * 100) * item.quantity, 0) / 100;
  const totalPrice = sum((item) => item.mrp);
  const finalPrice = sum((item) => item.sellingPrice);
  const totalDiscount = Math.round((totalPrice - finalPrice) * 100) / 100;
  return { totalPrice, totalDiscount, couponDiscount: 0, tax: 0, finalPrice };
}
