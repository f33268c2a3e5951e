// Change: keeps nothing. The stock one stores what is entered as a token, and brings a library to hash its key.

export function createStorage(): Storage {
  return {
    length: 0,
    clear: () => undefined,
    getItem: () => null,
    key: () => null,
    removeItem: () => undefined,
    setItem: () => undefined,
  };
}

export function hashArray(keys: readonly string[]): string {
  return keys.join(' ');
}
