import { runWordPress, siteUrl } from './site.ts';

/** The cookies of a logged-in user, created without the login form, which would take seconds. */
export async function sessionOf(
	name: string,
): Promise<{ name: string; value: string; url: string }[]> {
	const cookies = JSON.parse(
		await runWordPress(`
			$id = get_user_by(${JSON.stringify(name.includes('@') ? 'email' : 'login')}, ${JSON.stringify(name)})->ID;
			$expires = time() + DAY_IN_SECONDS;
			$token = WP_Session_Tokens::get_instance($id)->create($expires);
			echo json_encode([
				AUTH_COOKIE => wp_generate_auth_cookie($id, $expires, 'auth', $token),
				LOGGED_IN_COOKIE => wp_generate_auth_cookie($id, $expires, 'logged_in', $token),
			]);
		`),
	) as Record<string, string>;
	return Object.entries(cookies).map(([cookie, value]) => ({
		name: cookie,
		value: encodeURIComponent(value),
		url: siteUrl(),
	}));
}
