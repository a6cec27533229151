/** The kantuta flower, the emblem of the demonstration's cooperative: a drawing in SVG, as an address that holds it whole. */
export const flor = [
  'data:image/svg+xml;base64,',
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHBhdGggZmlsbD0iI2Iw',
  'MTIyYiIgZD0iTTEwLjUgMTJoMTFjMi42IDQgNCA3LjggMy44IDExLjItMS45LjMtMy4zLS4yLTQuMy0xLjUtLjcgMy0yLjMgNS4y',
  'LTUgNy4zLTIuNy0yLjEtNC4zLTQuMy01LTcuMy0xIDEuMy0yLjQgMS44LTQuMyAxLjVDNi41IDE5LjggNy45IDE2IDEwLjUgMTJ6',
  'Ii8+PHBhdGggZmlsbD0iI2YzYjIyOSIgZD0iTTEzIDdoNmMxIDEuNiAxLjggMy4zIDIuNSA1aC0xMUMxMS4yIDEwLjMgMTIgOC42',
  'IDEzIDd6Ii8+PHBhdGggZmlsbD0iIzBkNWE0MyIgZD0iTTE2IDJjMS4yIDEuNiAyLjIgMy4zIDMgNWgtNmMuOC0xLjcgMS44LTMu',
  'NCAzLTV6Ii8+PC9zdmc+',
].join('');
