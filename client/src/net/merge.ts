/** JSON merge patches (RFC 7396). What a patch does not name is shared with the value before it, never copied. */

type Members = Record<string, unknown>;

export function mergePatch<T>(before: T, patch: unknown): T {
  if (patch === undefined) return before;
  if (!isMembers(patch)) return patch as T;
  const merged: Members = isMembers(before) ? { ...before } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], change);
  }
  return merged as T;
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
