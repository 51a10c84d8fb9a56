<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\DrawnToken;
use Gazetteer\Domain\ContactForm\Seal;

/** Signs with the site's own salt, so that nothing signed elsewhere counts here. */
final class Secrets
{
    public static function seal(): Seal
    {
        return new Seal(wp_salt('nonce') . 'gazetteer');
    }

    /** For the hidden input GuardInput::DRAWN. */
    public static function drawnToken(int $form): string
    {
        return (new DrawnToken(self::seal()))->write($form, time());
    }
}
