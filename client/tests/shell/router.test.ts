import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tokenOf } from "../../src/net/api";
import { hashOf, parseHash, route, startRouter, walked } from "../../src/router.svelte";

describe("addresses", () => {
  it.each(["#/", "#/new", "#/load", "#/settings", "#/calculator", "#/calculator?game=classic&mode=sea&attack=uk%3A+2+bb", "#/table/xMDd-u_9", "#/table/xMDd-u_9/time", "#/table/xMDd-u_9/ending"])("%s there and back", (hash) => {
    expect(hashOf(parseHash(hash).route)).toBe(hash);
  });
  it.each(["", "#", "#/nowhere", "#/table/", "#/table/a b"])("%j is the start", (hash) => {
    expect(parseHash(hash).route).toEqual({ screen: "start" });
  });
});

describe("secrets in a link", () => {
  let stop: () => void = () => undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => stop());

  it("the owner's is kept and leaves the address", () => {
    location.hash = "#desk=abc%2Fdef";
    stop = startRouter();
    expect(localStorage.getItem("sandtable.desk")).toBe("abc/def");
    expect(location.hash).toBe("#/");
    expect(route()).toEqual({ screen: "start" });
  });

  it("a table's too", () => {
    location.hash = "#/table/abc?token=secret";
    stop = startRouter();
    expect(tokenOf("abc")).toBe("secret");
    expect(location.hash).toBe("#/table/abc");
    expect(route()).toEqual({ screen: "table", id: "abc", time: false });
  });
});

describe("the way back", () => {
  const after = (...hashes: string[]) => hashes.reduce<string[]>(walked, []);
  it("grows with every new screen and shrinks when somebody goes back", () => {
    expect(after("#/", "#/new", "#/table/a")).toEqual(["#/", "#/new", "#/table/a"]);
    expect(after("#/", "#/new", "#/")).toEqual(["#/"]);
    expect(after("#/", "#/new", "#/table/a", "#/settings", "#/table/a")).toEqual(["#/", "#/new", "#/table/a"]);
  });
  it("the same screen again is no step", () => {
    expect(after("#/load", "#/load")).toEqual(["#/load"]);
  });
});
