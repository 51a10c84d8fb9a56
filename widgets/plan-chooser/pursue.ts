import { TEXT, type PlanUsage } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { wasAborted } from '@gazetteer/wire';
import { keyOf, type Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import { fetchOffer } from './fetch-offer.ts';
import type { Offer } from './offer.ts';
import { free, note, reserve } from './reserve.ts';
import { isWaiting } from './screen.ts';
import { asked, cleared, offered, refused, waited } from './state.ts';
import { faultInWords, hintFor, offerInWords } from './words.ts';

/** An answer that comes sooner needs nothing in its place meanwhile. */
const PATIENCE = 150;

/** Keeps an offer for the next time. An answer that does not speak of the switcher leaves it as it is. */
const keep = ({ store, memory }: Chooser, choice: Choice, offer: Offer) =>
	memory.set(keyOf(choice), {
		...offer,
		switchable: offer.switchable ?? store.get().switchable,
	});

/** Shows what is remembered, and looks whether it still holds. That it could not be found out is no matter. */
async function recall(chooser: Chooser, choice: Choice, known: Offer) {
	const { screen, store } = chooser;
	free(screen);
	store.update(offered(known));
	announce(offerInWords(screen, choice, known));
	if (known.isDrawn) return;
	try {
		const { switchable = known.switchable, ...offer } = await fetchOffer(chooser, choice);
		if (offer.html === known.html && switchable === known.switchable) return;
		const renewed = { ...offer, switchable };
		keep(chooser, choice, renewed);
		store.update(offered(renewed));
		announce(offerInWords(screen, choice, renewed));
	} catch (error) {
		if (!wasAborted(error)) console.warn(error);
	}
}

/** Puts something in the place of plans that are long in coming. */
function beImpatient(
	{ store, stage }: Chooser,
	{ height, cards, extend }: ReturnType<typeof reserve>,
) {
	const timer = setTimeout(() => {
		extend();
		const wait = () => store.get().asking && store.update(waited(height, cards));
		stage().then(wait, () => {});
		announce(pageText(TEXT.loadingPlans));
	}, PATIENCE);
	return () => clearTimeout(timer);
}

function fail({ store }: Chooser, error: unknown) {
	const message = faultInWords(error);
	store.update(refused(message));
	announce(message);
}

/** Keeps the place of the plans until they come, or the reason why they do not. */
async function inquire(chooser: Chooser, choice: Choice) {
	const place = reserve(chooser.screen);
	chooser.store.update(asked);
	const stopWaiting = beImpatient(chooser, place);
	try {
		const offer = await fetchOffer(chooser, choice);
		keep(chooser, choice, offer);
		place.fill(() => chooser.store.update(offered(offer)));
		place.release();
		announce(offerInWords(chooser.screen, choice, offer));
	} catch (error) {
		// Whoever gave it up has put something else in its place.
		if (!wasAborted(error)) place.fill(() => fail(chooser, error));
	} finally {
		stopWaiting();
	}
}

/** Shows what is chosen: from memory where it is there, and else as soon as the server answers. */
export async function pursue(chooser: Chooser, usage?: PlanUsage): Promise<void> {
	const { screen, store, memory, ask } = chooser;
	const { choice } = store.get();
	chooser.usage = usage;
	ask.cancel();
	const known = memory.get(keyOf(choice));
	if (known) return recall(chooser, choice, known);
	if (!isWaiting(screen, choice)) return inquire(chooser, choice);
	note(screen);
	store.update(cleared);
	announce(hintFor(screen));
}
