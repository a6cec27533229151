export { LoteImports } from '../sections/saldos/lotes/lote-import.service.js';
export { LotesService } from '../sections/saldos/lotes/lotes.service.js';
export { Accounts } from '../sections/usuarios/accounts.js';
