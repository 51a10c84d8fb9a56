<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Gazetteer\Kernel\Http\Input;

/** The URL of the claim form: the listing's page with a query parameter. */
final class ClaimAddress
{
    public const ASKED = 'gazetteer_claim';
    public const FORM = 'form';
    public const SENT = 'sent';
    /** Additional notices on the page after sending: an account was created, an order must be paid. */
    public const ACCOUNT = 'account';
    public const ORDER = 'order';
    /** ID of the element that contains the form. */
    public const PLACE = 'gz-claim';

    public static function form(int $listing): string
    {
        return self::url($listing, self::FORM);
    }

    public static function sent(int $listing, string ...$with): string
    {
        return self::url($listing, implode('-', [self::SENT, ...array_filter($with)]));
    }

    public static function isAsked(Input $address): bool
    {
        return in_array(self::words($address)[0], [self::FORM, self::SENT], true);
    }

    /**
     * @return non-empty-list<string> The state of the claim page, such as the open form or "sent", followed by additional notices.
     */
    public static function words(Input $address): array
    {
        return explode('-', $address->text(self::ASKED, 40));
    }

    private static function url(int $listing, string $word): string
    {
        return add_query_arg(self::ASKED, $word, (string) get_permalink($listing)) . '#' . self::PLACE;
    }
}
