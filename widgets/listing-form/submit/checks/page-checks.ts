import { FIELD, SOCIAL, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { ListingForm } from '../../form.ts';
import { markBorder } from '../../interactive/marks.ts';
import type { Check } from '../../interactive/part.ts';
import { pictureField } from '../../interactive/page-pictures.ts';
import { pictureCheck } from '../../interactive/picture-check.ts';
import { isRequired } from '../../interactive/page-rules.ts';
import { atLeastOne, email, filled, readable, ticked } from '../../interactive/rules.ts';
import { ACCOUNT, TERMS } from '../../markup.ts';
import { asked, fieldKey, fieldOf, valueOf, type Control } from './page-fields.ts';

/** Fields with their own checks, below in this file. */
const OWN_RULE: readonly string[] = [
	FIELD.gallery,
	FIELD.featuredImage,
	FIELD.logo,
	FIELD.location,
	FIELD.locationText,
	FIELD.address,
	FIELD.customAddress,
	FIELD.email,
	FIELD.customUsername,
	FIELD.username,
	FIELD.password,
];

const MISSING: Readonly<Record<string, string>> = {
	[FIELD.title]: TEXT.needTitle,
	[FIELD.category]: TEXT.needCategory,
	[FIELD.content]: TEXT.needDescription,
};

const PART = '.lp-form-builder-field, .featuresDataContainerOuterSubmit';

const partOf = (part: Element) => part.parentElement?.closest(PART);

/** The page contains hidden fields of other categories. These are not required. */
function isAsked(control: Element): boolean {
	if (control.matches(':disabled, [type="hidden"]')) return false;
	const isHidden = (part: Element | null | undefined): boolean =>
		!!part && (getComputedStyle(part).display === 'none' || isHidden(partOf(part)));
	return !isHidden(control.closest(PART));
}

/**
 * Returns checks for the gallery, featured image and logo if they are required. Saved pictures
 * count as well.
 */
const pictureChecks = ({ element }: ListingForm): Check[] =>
	(['gallery', 'featuredImage', 'logo'] as const).flatMap((name) => {
		const found = pictureField(element, name);
		if (!found?.inputs.some(isRequired)) return [];
		const field = fieldOf(name, found.inputs, found.block);
		const mark = (message?: string) => {
			field.mark(message);
			markBorder(found.border, message !== undefined);
		};
		return [pictureCheck(name, { ...field, mark }, found.read)];
	});

function placeChecks({ element }: ListingForm): Check[] {
	const cities = [...element.querySelectorAll('#citiess, #inputCity')];
	const addresses = [...element.querySelectorAll('#inputAddress, #inputAddresss')];
	const listed = () => element.querySelectorAll('.lpsinglelocselected').length;
	const checks: Check[] = [];
	if (cities.some(isRequired)) {
		const rule = filled(pageText(TEXT.needLocation));
		const value = () => (listed() ? 'listed' : cities.map(valueOf).join(''));
		checks.push(asked(fieldOf(FIELD.location, cities), rule, value));
	}
	if (addresses.some(isRequired)) {
		const rule = filled(pageText(TEXT.needAddress));
		checks.push(
			asked(fieldOf(FIELD.address, addresses), rule, () => addresses.map(valueOf).join('')),
		);
	}
	return checks;
}

/**
 * Returns checks for all other controls that are required, or whose value is invalid for the
 * browser.
 */
function controlChecks({ element }: ListingForm): Check[] {
	const checks = new Map<string, Check>();
	for (const control of element.querySelectorAll<Control>('input, select, textarea')) {
		const key = fieldKey(control.name);
		const isOthers = !key || OWN_RULE.includes(key) || control.matches(TERMS);
		if (isOthers || checks.has(key) || !isAsked(control)) continue;
		const { type, validity } = control;
		if (isRequired(control)) {
			const message = pageText(
				(Object.hasOwn(MISSING, key) && MISSING[key]) || TEXT.needField,
			);
			if (/^(checkbox|radio|file)$/.test(type)) {
				const all = [...element.querySelectorAll<HTMLInputElement>(`[type="${type}"]`)];
				const same = all.filter(({ name }) => name === control.name);
				const value = () => same.filter(({ checked, files }) => checked || files?.length);
				checks.set(key, asked(fieldOf(key, [control]), atLeastOne(message), value));
			} else {
				const value = () => valueOf(control);
				checks.set(key, asked(fieldOf(key, [control]), filled(message), value));
			}
		} else if (!validity.valid && !validity.valueMissing && !validity.customError) {
			const wrong = readable(pageText(TEXT.unreadableField));
			const value = () => (control.validity.valid ? '' : 'wrong');
			checks.set(key, asked(fieldOf(key, [control]), wrong, value));
		}
	}
	return [...checks.values()];
}

/**
 * Returns the checks of the account fields: the login fields if the visitor has an account,
 * otherwise the email address and user name. Spec §5.
 */
function accountChecks({ element, isOwn }: ListingForm): Check[] {
	const control = (name: string) =>
		element.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`);
	const check = (name: string, rule: Check['rule']): Check[] => {
		const input = control(name);
		if (!input || input.disabled) return [];
		return [asked(fieldOf(name, [input]), rule, () => input.value)];
	};
	if (element.querySelector<HTMLInputElement>(ACCOUNT.switch)?.checked) {
		return [
			...check(FIELD.username, filled(pageText(TEXT.needLogin))),
			...check(FIELD.password, filled(pageText(TEXT.needPassword))),
		];
	}
	// The user name is optional in our own form. Forms of older themes require it. Spec §5.
	const isOptional = isOwn && !isRequired(control(FIELD.customUsername));
	return [
		...check(FIELD.email, email(pageText(TEXT.needEmail), pageText(TEXT.wrongEmail))),
		...(isOptional ? [] : check(FIELD.customUsername, filled(pageText(TEXT.needUsername)))),
	];
}

function socialChecks({ element }: ListingForm): Check[] {
	const part = element.querySelector('.required-social-media');
	if (!part) return [];
	const adder = [...element.querySelectorAll('#get_media_url, #get_media')];
	const inputs = Object.values(SOCIAL).flatMap((name) => [
		...element.querySelectorAll(`[name="${name}"]`),
	]);
	const controls = adder.length ? adder : inputs.slice(0, 1);
	if (!controls.length) return [];
	const rows = () =>
		inputs.some(valueOf)
			? inputs.filter(valueOf)
			: [...element.querySelectorAll('.social-row')];
	return [asked(fieldOf('social', controls), atLeastOne(pageText(TEXT.needProfile)), rows)];
}

function termsChecks({ element }: ListingForm): Check[] {
	const box = element.querySelector<HTMLInputElement>(TERMS);
	if (!box) return [];
	const field = fieldOf('policycheck', [box], box.closest('.check_policy') ?? undefined);
	return [asked(field, ticked(pageText(TEXT.needTerms)), () => box.checked)];
}

/**
 * Returns all checks of the page, in the order of the specification. Call this for each submission,
 * because the selected category changes the fields.
 */
export const pageChecks = (form: ListingForm): Check[] => [
	...pictureChecks(form),
	...placeChecks(form),
	...controlChecks(form),
	...accountChecks(form),
	...socialChecks(form),
	...termsChecks(form),
];
