export { CotizacionService } from '../rates/cotizacion/cotizacion.service.js';
