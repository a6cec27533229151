const hooks = require('node:async_hooks');

/**
 * What `load` gives, and the stores of asynchronous context that it made meanwhile.
 * @template T
 * @param {() => T} load
 * @returns {{ loaded: T, storages: import('node:async_hooks').AsyncLocalStorage<unknown>[] }}
 */
exports.collectStorages = function collectStorages(load) {
  const storages = [];
  const original = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
  class Collected extends hooks.AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      storages.push(this);
    }
  }
  Object.defineProperty(hooks, 'AsyncLocalStorage', { value: Collected, configurable: true });
  try {
    return { loaded: load(), storages };
  } finally {
    Object.defineProperty(hooks, 'AsyncLocalStorage', original);
  }
};
