import { fillIn, type SocialType, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce, hide, parts, rememberDisplay } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { flushSync } from '@wordpress/element';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { atLeastOne } from '../../interactive/rules.ts';
import { type Adder as Fields, findAdder, followAdder, markField } from './adder.ts';
import { CARRIER, readAddresses, SOCIAL_PART, TYPES, writeAddresses } from './carriers.ts';
import { Adder, nameOf, Rows } from './rows.tsx';
import styles from './style.css?inline';

/**
 * Our plugin's page contains a URL input for each network. Hides these inputs, which still contain
 * the values that are sent, and renders the fields to add a profile.
 */
function drawAdder({ fill, leaving }: ActiveListingForm, part: HTMLElement): Fields | undefined {
	const inside = part.querySelector<HTMLElement>(SOCIAL_PART.inside);
	if (!inside) return undefined;
	const groups = TYPES.flatMap(
		(type) => part.querySelector(CARRIER[type])?.closest<HTMLElement>(SOCIAL_PART.group) ?? [],
	);
	const { host, empty } = flushSync(() =>
		fill(inside, <Adder />, { attributes: { class: 'gz-social' } }),
	);
	for (const group of groups) group.hidden = true;
	leaving.addEventListener('abort', () => {
		empty();
		for (const group of groups) group.hidden = false;
	});
	return findAdder(host);
}

/** The page's own script handles rows of networks that we do not support. */
const isOfOurTypes = (row: Element) =>
	TYPES.some((type) => row.matches(`${SOCIAL_PART.row}-${type}`));

/** Lets the visitor add one profile per network. Spec §5, social adder. */
export function start(form: ActiveListingForm, part: HTMLElement): void {
	const { element, values, leaving: signal } = form;
	// If one of the inputs has the focus, wait until the visitor leaves it.
	if (TYPES.some((type) => element.querySelector(CARRIER[type])?.matches(':focus'))) {
		part.addEventListener(
			'focusout',
			() => setTimeout(() => signal.aborted || start(form, part)),
			{
				signal,
				once: true,
			},
		);
		return;
	}
	const isRequired = element.querySelector(SOCIAL_PART.required) !== null;
	// On older pages, the fields to add a profile are next to the list of profiles.
	const adder = findAdder(element) ?? drawAdder(form, part);
	if (!adder) return;
	adoptStyles(styles);
	values.set('social', readAddresses(element));

	const set = (type: SocialType, address: string) => {
		const { [type]: _before, ...others } = values.get().social ?? {};
		const social = address ? { ...others, [type]: address } : others;
		values.set('social', social);
		writeAddresses(element, social);
	};
	const remove = (type: SocialType) => {
		set(type, '');
		announce(fillIn(pageText(TEXT.socialRemoved), { name: nameOf(type) }));
		adder.type.focus();
	};
	const list = element.querySelector<HTMLElement>(SOCIAL_PART.list);
	const older = parts(element, SOCIAL_PART.row).filter(isOfOurTypes);
	const before =
		list && !list.contains(adder.type)
			? null
			: (adder.type.closest<HTMLElement>('.gz-social-adder, .row') ?? adder.type);
	const { empty } = form.fill(before?.parentElement ?? list!, <Rows remove={remove} />, {
		before,
	});
	const undos = older.map(rememberDisplay);
	older.forEach(hide);
	followAdder(adder, (type) => Boolean(values.get().social?.[type]), set, signal);
	for (const type of TYPES) {
		element
			.querySelector(CARRIER[type])
			?.addEventListener('input', () => values.set('social', readAddresses(element)), {
				signal,
			});
	}
	form.parts.push({
		checks: () =>
			isRequired
				? [
						{
							field: 'social',
							label: pageText(TEXT.socialType),
							rule: atLeastOne(pageText(TEXT.socialMissing)),
							value: () => Object.keys(readAddresses(element)),
							mark(message) {
								for (const field of [adder.type, adder.address]) {
									markField(field, message !== undefined);
								}
							},
							focus() {
								part.closest('details')?.setAttribute('open', '');
								adder.type.focus();
							},
							place: adder.type,
						},
					]
				: [],
	});
	signal.addEventListener('abort', () => {
		empty();
		for (const undo of undos) undo();
	});
}
