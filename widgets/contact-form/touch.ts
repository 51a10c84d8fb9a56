import type { Actor, Presence } from './presence.ts';

/**
 * Fetches what a form can do once a visitor touches it. What draws it comes at the same time, though it is
 * not waited for: it is far larger, and sending does not need it.
 */
export async function touch(presence: Presence): Promise<Actor> {
	// A mere beginning: who needs it asks again, and says what was wrong.
	import('./touched.tsx').catch(() => {});
	const { takeUp } = await import('./act.ts');
	return (presence.actor ??= takeUp(presence));
}
