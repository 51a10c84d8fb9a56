<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Http\Refusal;
use Throwable;

/**
 * Converts an exception during a call into an error code, an HTTP status and a message for the visitor. The response
 * never contains a file path or a stack trace.
 */
final class RefusalTexts
{
    /** Converts an exception to a `Refusal`. Reports all other exceptions as bugs. */
    public static function refusal(Throwable $thrown): Refusal
    {
        if ($thrown instanceof Refusal) {
            return $thrown;
        }

        self::report($thrown);

        return new Refusal(Refusal::BROKEN, 500, $thrown);
    }

    /** Reports an exception to the `gazetteer_bug` action, and to the error log if `WP_DEBUG` is on. */
    public static function report(Throwable $bug): void
    {
        do_action('gazetteer_bug', $bug);
        if (defined('WP_DEBUG') && WP_DEBUG) {
            // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
            error_log(sprintf('Gazetteer: %s: %s in %s:%d', $bug::class, $bug->getMessage(), $bug->getFile(), $bug->getLine()));
        }
    }

    public static function text(Refusal $refusal): string
    {
        return match ($refusal->refused) {
            Refusal::METHOD => __('This URL accepts only POST requests.', 'gazetteer'),
            Refusal::TOO_LARGE => __('The request is too large. Please send fewer or smaller files.', 'gazetteer'),
            Refusal::TOO_MANY_FIELDS => __('This form has more fields than the server accepts.', 'gazetteer'),
            Refusal::TOO_MANY_FILES => __('There are more files than the server accepts at once. Please send fewer.', 'gazetteer'),
            Refusal::FORBIDDEN => __('You are not allowed to do this.', 'gazetteer'),
            Refusal::TOO_OFTEN => __('Too many attempts in a short time. Please wait a few minutes and try again.', 'gazetteer'),
            Refusal::UNDER_WAY => __('This is already being processed. Please try again in a moment.', 'gazetteer'),
            Refusal::BUSY => __('The site is processing other photos. Nothing was saved. Please try again in a minute.', 'gazetteer'),
            Refusal::NO_SUCH_FORM => __('This form does not exist.', 'gazetteer'),
            Refusal::NO_UNIT_TAG => __('The form was sent without its position on the page.', 'gazetteer'),
            Refusal::MEDIA_TYPE => __('A form must be sent as multipart/form-data.', 'gazetteer'),
            Refusal::NO_DATABASE => __('The site cannot save data at the moment. Nothing was saved. Please try again in a few minutes.', 'gazetteer'),
            Refusal::NOT_FOUND => __('This does not exist.', 'gazetteer'),
            default => __('The server could not answer. Please try again later.', 'gazetteer'),
        };
    }
}
