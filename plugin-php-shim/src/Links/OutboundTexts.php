<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Links\Domain\Outbound\OutboundRules;
use Gazetteer\Links\Domain\Outbound\OutboundTarget;

/** Error messages and labels of outbound links. Plain text, not escaped. */
final class OutboundTexts
{
    public static function fault(OutboundFault $fault): string
    {
        return match ($fault) {
            OutboundFault::UnknownPrefix => __('Choose one of the paths.', 'gazetteer'),
            OutboundFault::SlugMissing => __('Enter the last part of the link address, such as “hotel-sunrise”.', 'gazetteer'),
            OutboundFault::SlugWrong => __('Use letters and digits, with single hyphens between them.', 'gazetteer'),
            /* translators: %d: a number of characters. */
            OutboundFault::SlugTooLong => sprintf(__('Use at most %d characters.', 'gazetteer'), OutboundPath::LONGEST_SLUG),
            OutboundFault::Taken => __('Another outbound link already has this address.', 'gazetteer'),
            OutboundFault::TargetMissing => __('Enter the destination of the link.', 'gazetteer'),
            OutboundFault::TargetWrong => __('This is not a valid destination. Enter a URL like https://example.com/page.', 'gazetteer'),
            /* translators: %d: a number of characters. */
            OutboundFault::TargetTooLong => sprintf(__('The destination is too long. Use at most %d characters.', 'gazetteer'), OutboundTarget::LONGEST),
            OutboundFault::TargetNotWeb => __('The destination must begin with https:// or http://.', 'gazetteer'),
            OutboundFault::TargetWithPassword => __('Remove the username and password before the @ sign. Every visitor would see them.', 'gazetteer'),
            OutboundFault::TargetIsOutbound => __('The destination is an outbound link of this site. Enter a URL of the other site.', 'gazetteer'),
            OutboundFault::LabelTooLong => sprintf(
                /* translators: %d: a number of characters. */
                __('Use at most %d characters.', 'gazetteer'),
                OutboundRules::LONGEST_LABEL,
            ),
            OutboundFault::NoteTooLong => sprintf(
                /* translators: %d: a number of characters. */
                __('Use at most %d characters.', 'gazetteer'),
                OutboundRules::LONGEST_NOTE,
            ),
            OutboundFault::AddressWrong => __('This is not an address of an outbound link, such as /go/hotel-sunrise/.', 'gazetteer'),
            OutboundFault::StatusWrong => __('The status must be “on” or “off”.', 'gazetteer'),
            OutboundFault::Twice => __('An earlier line has the same address.', 'gazetteer'),
        };
    }

    /** @return array{string, string} The label of a field and the ID of its input. */
    public static function field(string $field): array
    {
        return match ($field) {
            'prefix' => [__('Path', 'gazetteer'), 'gazetteer-outbound-prefix'],
            'slug', 'address' => [__('Link address', 'gazetteer'), 'gazetteer-outbound-slug'],
            'target' => [__('Destination', 'gazetteer'), 'gazetteer-outbound-target'],
            'label' => [__('Label', 'gazetteer'), 'gazetteer-outbound-label'],
            'status' => [__('Status', 'gazetteer'), 'gazetteer-outbound-on'],
            'note' => [__('Note', 'gazetteer'), 'gazetteer-outbound-note'],
            default => [$field, ''],
        };
    }

    public static function status(bool $isOn): string
    {
        return $isOn ? __('On', 'gazetteer') : __('Off', 'gazetteer');
    }
}
