import type { Actor, Presence } from './presence.ts';

/** Fetches what a form can do: sending, and resetting. */
export async function actorOf(presence: Presence): Promise<Actor> {
	const { takeUp } = await import('./act.ts');
	return (presence.actor ??= takeUp(presence));
}

/**
 * The same for a visitor's touch. What draws the form comes at the same time, though it is not waited for:
 * it is far larger, and neither sending nor the refill of a cached page needs it.
 */
export async function touch(presence: Presence): Promise<void> {
	// A mere beginning: who needs it asks again, and says what was wrong.
	import('./touched.tsx').catch(() => {});
	(await actorOf(presence)).touched();
}
