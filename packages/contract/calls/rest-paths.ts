/** The REST routes of the contact form, relative to `{api_root}/{namespace}/`. Spec §7. */
export const REST_PATH = {
	schema: 'contact-forms/{id}/feedback/schema',
	feedback: 'contact-forms/{id}/feedback',
	refill: 'contact-forms/{id}/refill',
} as const;

export type RestPath = (typeof REST_PATH)[keyof typeof REST_PATH];

/** The default REST namespace of the contact form's routes. Spec §7. */
export const CONTACT_NAMESPACE = 'contact-form-7/v1';

/** Returns the path for a form. A negative form id is converted to a positive one. Spec §3. */
export const restPath = (path: RestPath, id: number) => path.replace('{id}', String(Math.abs(id)));
