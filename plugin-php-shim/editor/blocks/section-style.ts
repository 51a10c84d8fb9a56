import type { CSSProperties } from 'react';

const text = (value: unknown, otherwise = '') =>
	typeof value === 'string' && value !== '' ? value : otherwise;
const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/**
 * Returns the style of the section in the editor. It looks as on the site, but the image is not
 * lazy-loaded.
 */
export function sectionStyle(attributes: Readonly<Record<string, unknown>>): CSSProperties {
	const image = text(attributes.image);
	const veil = `rgb(0 0 0 / ${number(attributes.overlay)}%)`;
	return {
		...(image && {
			backgroundImage: `linear-gradient(${veil}, ${veil}), url(${JSON.stringify(image)})`,
			backgroundPosition: text(attributes.position, 'center'),
			backgroundSize: text(attributes.size, 'cover'),
			backgroundRepeat: 'no-repeat',
		}),
		...(number(attributes.height) && { minBlockSize: number(attributes.height) }),
	};
}
