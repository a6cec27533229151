export { LoteImports } from '../sections/saldos/lotes/lote-import.service.js';
export { LotesService } from '../sections/saldos/lotes/lotes.service.js';
export { SaldosModule } from '../sections/saldos/saldos.module.js';
export { Accounts } from '../sections/usuarios/accounts.js';
export { UsuariosModule } from '../sections/usuarios/usuarios.module.js';
