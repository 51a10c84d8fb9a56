import { PLAN_CARD } from '@gazetteer/contract';

/** Plans as they can be shown. */
export interface Offer {
	/** What the page came with, which is kept as it is. */
	readonly isDrawn?: boolean;
	/** As the server sent it. */
	readonly html: string;
	readonly content: DocumentFragment;
	/** Undefined where the server said nothing of it. */
	readonly switchable: boolean | undefined;
}

export const plansIn = (content: ParentNode) =>
	content.querySelectorAll<HTMLFormElement>(`form.${PLAN_CARD.form}`);

const textOf = (content: ParentNode) => (content as Node).textContent!.replace(/\s+/g, ' ').trim();

const addressesOf = (content: ParentNode) =>
	Array.from(
		content.querySelectorAll(`[name="${PLAN_CARD.plan}"],a`),
		(one) => one.getAttribute('value') ?? one.getAttribute('href'),
	).join();

/** What the page came with has other nonces and spaces than an answer; the plans are the same. */
export const isSameOffer = (offer: Pick<Offer, 'html' | 'content'>, known: Offer): boolean =>
	known.isDrawn
		? textOf(offer.content) === textOf(known.content) &&
			addressesOf(offer.content) === addressesOf(known.content)
		: offer.html === known.html;

/** Plans that can be gone on with, those among them whose form led to another site and is a link. */
export const countPlans = (content: ParentNode) =>
	content.querySelectorAll(`.${PLAN_CARD.form}`).length;

/** A sentence in the place of plans: of words alone, so that it can be set as a notice. */
export const sentenceIn = ({ content }: Offer) =>
	content.firstElementChild ? '' : content.textContent!.trim();

/** Each plan's form carries the category it was chosen for, once, or none. */
export function addCategory(content: ParentNode, category: number): void {
	for (const form of plansIn(content)) {
		for (const old of form.querySelectorAll(`[name="${PLAN_CARD.category}"]`)) old.remove();
		if (!category) continue;
		const input = document.createElement('input');
		input.type = 'hidden';
		input.name = PLAN_CARD.category;
		input.value = String(category);
		form.append(input);
	}
}
