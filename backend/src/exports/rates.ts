export { CotizacionModule } from '../rates/cotizacion/cotizacion.module.js';
export { CotizacionService } from '../rates/cotizacion/cotizacion.service.js';
