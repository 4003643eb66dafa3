/** Small figures as people write them. */
import { locale } from "../i18n";

/** "+8", "−8" with a real minus, "0". */
export function signed(value: number, digits = 0): string {
  const text = new Intl.NumberFormat(locale(), { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "exceptZero" }).format(value);
  return text.replace("-", "−");
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value).replace("-", "−");
}
