/** The social-media types, as people read them, and the field each travels in. Spec §3 and §9. */
export const SOCIAL = {
	Twitter: 'twitter',
	Facebook: 'facebook',
	LinkedIn: 'linkedin',
	Youtube: 'youtube',
	Instagram: 'instagram',
} as const;

export type SocialType = keyof typeof SOCIAL;

/** The first option of the type list, which stands for no choice. Spec §5. */
export const SOCIAL_PLACEHOLDER = 'Please Select';
