import { one } from "./one";
import { shared } from "./two";

export { shared };
export const sum = one + shared.two;
