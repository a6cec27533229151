/** Reduced page of the central bank: its heading, a decoy row, the dollar and the UFV. */
export const bcbPage = ({ fecha = '22 de Agosto 2026', dolar = '11.50', ufv = '3.33384', more = '' } = {}): string => `
<html><head><title>Cotizaciones</title></head><body>
<div>FECHA DE LA COTIZACI&Oacute;N:&nbsp;
  <strong>${fecha}</strong></div>
<table>
  <tr><th>PA&Iacute;S</th><th>UNIDAD MONETARIA</th><th>MONEDA</th><th>TIPO DE CAMBIO Bs POR UNIDAD ME</th><th>ME POR USD</th></tr>
  <tr><td>ECUADOR</td><td>D&Oacute;LAR</td><td>USD</td><td>99.00</td><td>1.00000</td></tr>
  <tr><td> ESTADOS UNIDOS </td><td>D&Oacute;LAR</td><td>USD</td><td> ${dolar} </td><td>1.00000</td></tr>
  <tr><td>BOLIVIA (UFV)</td><td>UNIDAD DE FOMENTO DE VIVIENDA</td><td>Bs/UFV</td><td>${ufv}</td><td></td></tr>
  ${more}
</table></body></html>`;
