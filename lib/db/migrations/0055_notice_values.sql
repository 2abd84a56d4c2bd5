-- Days, instants and ranges of money in notices were told from texts by their look; each says now what it is. What else looks
-- like one, as the title of a request, is a text. A notice whose values are no object cannot be told of at all.
UPDATE "notification" SET "values" = '{}' WHERE jsonb_typeof("values") <> 'object';--> statement-breakpoint
UPDATE "notification" SET "values" = jsonb_set("values", '{day}', jsonb_build_object('day', "values" -> 'day'))
  WHERE "type" IN ('certificateExpiring', 'gradeExpiring', 'membershipExpiring') AND jsonb_typeof("values" -> 'day') = 'string';--> statement-breakpoint
UPDATE "notification" SET "values" = jsonb_set("values", '{date}', jsonb_build_object('instant', "values" -> 'date'))
  WHERE "type" = 'betterOfferAsked' AND jsonb_typeof("values" -> 'date') = 'string';--> statement-breakpoint
UPDATE "notification" SET "values" = jsonb_set("values", '{time}', jsonb_build_object('instant', "values" -> 'time'))
  WHERE "type" IN ('fairMeetingBooked', 'fairMeetingCancelled', 'fairMeetingReminder', 'fairReminder')
    AND jsonb_typeof("values" -> 'time') = 'string';--> statement-breakpoint
UPDATE "notification" SET "values" = jsonb_set("values", '{band}', jsonb_build_object('money', "values" -> 'band'))
  WHERE "type" = 'quotationNotSelected' AND "values" -> 'band' ? 'currency';
