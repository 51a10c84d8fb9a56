import { TEXT, type PlanUsage } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { wasAborted } from '@gazetteer/wire';
import { isWaiting } from '../screen.ts';
import {
	faultReceived,
	keyOf,
	plansCleared,
	plansReceived,
	questionAsked,
	renewalFailed,
	skeletonShown,
	waitingStarted,
	type Choice,
} from '../state.ts';
import { fetchOffer } from './fetch-plans.ts';
import type { Chooser } from './chooser.ts';
import { isSameOffer, type Offer } from './offer.ts';
import { removeHeight, rememberSize, reserve } from './reserved-height.ts';
import { faultInWords, hintFor, offerInWords } from './texts.ts';

/** The delay in milliseconds before a skeleton is shown, because a fast response needs none. */
const SKELETON_DELAY = 150;

/**
 * Caches an offer. If the response does not contain whether there are billing periods, stores the
 * current state.
 */
const remember = ({ store, memory }: Chooser, choice: Choice, offer: Offer) =>
	memory.set(keyOf(choice), {
		...offer,
		switchable: offer.switchable ?? store.get().switchable,
	});

/**
 * Shows the cached plans, and requests them again. If the request fails, shows an error only if the
 * visitor used the "Standard" button, which always requests the plans.
 */
async function showRemembered(chooser: Chooser, choice: Choice, known: Offer) {
	const { screen, store } = chooser;
	const isToggled = choice.standard && !store.get().usage;
	removeHeight(screen);
	store.update(plansReceived(known));
	announce(offerInWords(screen, choice, known));
	if (known.isDrawn && !isToggled) return;
	try {
		const { switchable = known.switchable, ...offer } = await fetchOffer(chooser, choice);
		if (isSameOffer(offer, known) && switchable === known.switchable) return;
		const renewed = { ...offer, switchable };
		remember(chooser, choice, renewed);
		store.update(plansReceived(renewed));
		announce(offerInWords(screen, choice, renewed));
	} catch (error) {
		if (wasAborted(error)) return;
		if (!isToggled) return console.warn(error);
		const message = faultInWords(screen, error);
		store.update(renewalFailed(message));
		announce(message);
	}
}

/** Shows a skeleton if the response takes long. Returns a function that cancels this. */
function waitForPlans(
	{ store, loadView }: Chooser,
	{ height, cards, extend }: ReturnType<typeof reserve>,
) {
	const timer = setTimeout(() => {
		extend();
		const wait = () => store.get().asking && store.update(skeletonShown(height, cards));
		loadView().then(wait, () => {});
		announce(pageText(TEXT.loadingPlans));
	}, SKELETON_DELAY);
	return () => clearTimeout(timer);
}

/** Shows an error message. Also reports the error if it is an exception in our code. */
function fail({ screen, store }: Chooser, error: unknown) {
	const message = faultInWords(screen, error);
	store.update(faultReceived(message));
	announce(message);
}

/** Reserves the height of the plans, requests new plans, and shows them or an error. */
async function askServer(chooser: Chooser, choice: Choice) {
	const place = reserve(chooser.screen);
	chooser.store.update(waitingStarted);
	const stopWaiting = waitForPlans(chooser, place);
	try {
		const offer = await fetchOffer(chooser, choice);
		remember(chooser, choice, offer);
		place.fill(() => chooser.store.update(plansReceived(offer)));
		place.release();
		announce(offerInWords(chooser.screen, choice, offer));
	} catch (error) {
		// An aborted request was replaced by another one, which shows its own result.
		if (!wasAborted(error)) place.fill(() => fail(chooser, error));
	} finally {
		stopWaiting();
	}
}

async function showChosen(chooser: Chooser, usage?: PlanUsage): Promise<void> {
	const { screen, store, memory, ask } = chooser;
	const { choice } = store.get();
	store.update(questionAsked(usage));
	ask.cancel();
	const known = memory.get(keyOf(choice));
	if (known) return showRemembered(chooser, choice, known);
	if (!isWaiting(screen, choice)) return askServer(chooser, choice);
	rememberSize(screen);
	store.update(plansCleared);
	announce(hintFor(screen));
}

/** Shows the plans of the current choice from the cache, or requests them. */
export function showPlans(chooser: Chooser, usage?: PlanUsage): void {
	showChosen(chooser, usage).catch((error) => fail(chooser, error));
}
