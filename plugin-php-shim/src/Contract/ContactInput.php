<?php

// Written by `npm run contract` from packages/contract/contact-form/inputs.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The hidden inputs of a contact form; a prefix is followed by a field name. Spec section 3. */
final class ContactInput
{
    public const FORM = '_wpcf7';
    public const VERSION = '_wpcf7_version';
    public const LOCALE = '_wpcf7_locale';
    public const UNIT_TAG = '_wpcf7_unit_tag';
    public const CONTAINER_POST = '_wpcf7_container_post';
    public const POSTED_DATA_HASH = '_wpcf7_posted_data_hash';
    public const PREFIX_CAPTCHA_CHALLENGE = '_wpcf7_captcha_challenge_';
    public const PREFIX_QUIZ_ANSWER = '_wpcf7_quiz_answer_';
    public const PREFIX_FREE_TEXT = '_wpcf7_free_text_';
}
