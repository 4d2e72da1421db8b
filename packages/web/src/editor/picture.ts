/** The board as a picture: a drawing that stands by itself, with the looks that the page gives it. */

/** Looks that a drawing takes from the page, as attributes: the page's own policy lets no `style` be written into a picture. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'paint-order',
  'transform',
  'visibility',
  'display',
  'marker-end',
  'clip-path',
  'vector-effect',
];

/** A drawing of the page as the text of an SVG file; its places are for pointers and ears, and left out. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...drawing.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  for (const [i, element] of to.entries()) {
    const look = getComputedStyle(from[i]);
    element.removeAttribute('style');
    for (const name of LOOKS) {
      const said = look.getPropertyValue(name);
      if (!/^(?:none|normal|auto|)$/.test(said) || /^(?:fill|stroke|display)$/.test(name)) element.setAttribute(name, said);
    }
  }
  for (const cell of copy.querySelectorAll('[data-space]')) cell.remove();
  for (const name of ['class', 'style', 'role', 'aria-label', 'aria-roledescription', 'aria-describedby']) copy.removeAttribute(name);
  const { x, y, width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: getComputedStyle(document.body).backgroundColor }))
    ground.setAttribute(name, String(value));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG of this width. @throws Error, as a rejection, where the browser cannot draw it */
export async function pngOf(drawing: SVGSVGElement, width = 1600): Promise<Blob> {
  const picture = new Image();
  const { width: w, height: h } = drawing.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: 'image/svg+xml' }));
  try {
    picture.src = address;
    await picture.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * h) / w);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
