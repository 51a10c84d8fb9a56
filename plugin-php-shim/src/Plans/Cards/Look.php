<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Contract\PlanStyle;

/** The looks of plan cards. Maps a requested style to a template, so that a request never determines a file name. */
enum Look: string
{
    case Row = 'row';
    case Band = 'band';
    case Slim = 'slim';
    case Card = 'card';
    case Head = 'head';
    case Joined = 'joined';
    case Price = 'price';
    case Table = 'table';
    case Claim = 'claim';

    public static function fromStyle(PlanStyle $style): self
    {
        return match ($style) {
            PlanStyle::HorizontalView1 => self::Row,
            PlanStyle::HorizontalView2 => self::Band,
            PlanStyle::VerticalView1, PlanStyle::VerticalView6 => self::Card,
            PlanStyle::VerticalView2 => self::Head,
            PlanStyle::VerticalView3, PlanStyle::VerticalView5 => self::Joined,
            PlanStyle::VerticalView4, PlanStyle::VerticalView9 => self::Price,
            PlanStyle::VerticalView7 => self::Slim,
            PlanStyle::VerticalView8 => self::Table,
            PlanStyle::ClaimPlans => self::Claim,
        };
    }

    public function family(): string
    {
        return match ($this) {
            self::Row, self::Band, self::Slim => 'horizontal',
            self::Table => 'table',
            default => 'vertical',
        };
    }
}
