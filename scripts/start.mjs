import { requireNode } from './processes/requireNode.mjs';

requireNode();
const { startProduct } = await import('./startProduct.mjs');
await startProduct();
