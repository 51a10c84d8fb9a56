<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Domain\Spam\Signer;

/** Signs with the site's own salt, so that signatures from other sites are invalid here. */
final class SiteSigner
{
    public static function signer(): Signer
    {
        return new Signer(wp_salt('nonce') . 'gazetteer');
    }

    /** The value of the hidden input `GuardInput::DRAWN`: the signed time at which the form was rendered. */
    public static function drawnToken(int $form): string
    {
        return (new RenderToken(self::signer()))->write($form, time());
    }
}
