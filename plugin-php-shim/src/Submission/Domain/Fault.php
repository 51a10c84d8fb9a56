<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** A validation error of a field. `SubmissionTexts` contains the error messages. */
enum Fault
{
    case Missing;
    case Invalid;
    case TooLong;
    case TooMany;
    case PricesReversed;
    case Unknown;
    case NoEmail;
    case TooManyImages;
    case TooManyBytes;
    case NotUploaded;
    case NoImage;
    case TooManyPixels;
    case TooManyFrames;
    case NoPlan;
    case PlanGone;
    case PlanElsewhere;
    case PlanFull;
}
