import { SOCIAL, type SocialType } from '@gazetteer/contract';
import { fireEvent } from '@gazetteer/form';
import type { Values } from '../../interactive/values.tsx';
import { CARRIER } from './markup.ts';

export type Addresses = NonNullable<Values['social']>;

export const TYPES = Object.keys(SOCIAL) as SocialType[];

export const isType = (text: string): text is SocialType => Object.hasOwn(SOCIAL, text);

const carrierOf = (form: ParentNode, type: SocialType) =>
	form.querySelector<HTMLInputElement>(CARRIER[type]);

export const readAddresses = (form: ParentNode): Addresses =>
	Object.fromEntries(
		TYPES.flatMap((type) => {
			const address = carrierOf(form, type)?.value.trim() ?? '';
			return address ? [[type, address]] : [];
		}),
	);

export function writeAddresses(form: ParentNode, addresses: Addresses): void {
	const changed = TYPES.flatMap((type) => {
		const carrier = carrierOf(form, type);
		const address = addresses[type] ?? '';
		if (!carrier || carrier.value === address) return [];
		carrier.value = address;
		return carrier;
	});
	// Fire events only after all inputs are written, because a listener reads all of them.
	for (const carrier of changed) fireEvent(carrier, 'input');
}
