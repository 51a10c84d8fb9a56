import type { CSSProperties } from 'react';

const text = (value: unknown, otherwise = '') =>
	typeof value === 'string' && value !== '' ? value : otherwise;
const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** The style of the section on the site, but without lazy loading of its image. */
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
