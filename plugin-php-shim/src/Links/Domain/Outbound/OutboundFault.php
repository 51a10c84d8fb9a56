<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** The validation errors of an outbound link. */
enum OutboundFault: string
{
    case UnknownPrefix = 'unknown_prefix';
    case SlugMissing = 'slug_missing';
    case SlugWrong = 'slug_wrong';
    case SlugTooLong = 'slug_too_long';
    case Taken = 'taken';
    case TargetMissing = 'target_missing';
    case TargetWrong = 'target_wrong';
    case TargetTooLong = 'target_too_long';
    case TargetNotWeb = 'target_not_web';
    case TargetWithPassword = 'target_with_password';
    case TargetIsOutbound = 'target_is_outbound';
    case LabelTooLong = 'label_too_long';
    case NoteTooLong = 'note_too_long';
    case AddressWrong = 'address_wrong';
    case StatusWrong = 'status_wrong';
    case Twice = 'twice';
}
