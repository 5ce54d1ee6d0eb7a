// State of the mock for one run: accounts with their sessions, addresses, carts, orders and coupons.

import type { UserInfo } from "@/lib/contracts/account";
import type { Receiver } from "@/lib/contracts/address";
import type { Bill } from "@/lib/contracts/bill";
import type { CartItem } from "@/lib/contracts/cart";
import type { CouponView } from "@/lib/contracts/coupon";
import type { Board } from "@/lib/contracts/gerber";
import type { OrderView } from "@/lib/contracts/order";

export interface StoredItem {
  cartItemId: string;
  itemType: CartItem["itemType"];
  specification: Record<string, unknown>;
  partNo: string;
  projectId: string | null;
  position: number;
}

export interface StoredOrder {
  view: OrderView;
  lineCount: number;
  isHidden: boolean;
}

export interface Customer {
  user: UserInfo;
  password: string;
  isStaff: boolean;
  receivers: Receiver[];
  bills: Bill[];
  cart: StoredItem[];
  /** The newest first. */
  orders: StoredOrder[];
  coupons: CouponView[];
}

export interface StoredProject {
  board: Board;
  archive: StoredFile;
  topSvg: string;
  bottomSvg: string;
}

export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

export class MockState {
  /** By account in lower case. */
  readonly customers = new Map<string, Customer>();
  /** By token. */
  readonly sessions = new Map<string, Customer>();
  readonly files = new Map<string, StoredFile>();
  readonly projects = new Map<string, StoredProject>();
  /** Stored answers by idempotency key. */
  readonly answered = new Map<string, unknown>();
  readonly #counters = new Map<string, number>();

  /** `order_1`, `order_2` …: the same in every run. */
  newId(kind: string): string {
    const next = (this.#counters.get(kind) ?? 0) + 1;
    this.#counters.set(kind, next);
    return `${kind}_${next}`;
  }

  addCustomer(email: string, password: string): Customer {
    const user: UserInfo = {
      ...{ info: this.newId("account"), username: "", jobTitle: "", industry: "", companyName: "", email },
      ...{ phone: "", avatar: "", url: "", pointOut: "{}", contactConfirmed: true },
    };
    const customer: Customer = {
      ...{ user, password, isStaff: false },
      ...{ receivers: [], bills: [], cart: [], orders: [], coupons: [] },
    };
    this.customers.set(email.toLowerCase(), customer);
    return customer;
  }

  openSession(customer: Customer): string {
    const token = this.newId("token");
    this.sessions.set(token, customer);
    return token;
  }

  reset(): void {
    for (const kept of [this.customers, this.sessions, this.files, this.projects, this.answered]) kept.clear();
    this.#counters.clear();
  }
}
